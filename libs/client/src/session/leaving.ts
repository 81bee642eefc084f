/** How long a page that is being left may still see its calls fail. */
const LONGEST_LEAVING_MILLISECONDS = 300;

/**
 * Whether a call has failed because its page is being left: browsers cut off what is under way, and that says nothing
 * about the shop. A page that is really gone never hears the answer.
 */
export function isBeingLeft(): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = () => resolve(true);
    addEventListener('pagehide', leave, { once: true });
    setTimeout(() => {
      removeEventListener('pagehide', leave);
      resolve(false);
    }, LONGEST_LEAVING_MILLISECONDS);
  });
}
