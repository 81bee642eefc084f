/** For lists with buttons that move a row too: these work with the keyboard, and are announced by themselves. */
export const SILENT_DRAGGING = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};
