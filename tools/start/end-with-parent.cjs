/**
 * Loaded before a service that the launcher starts: when the launcher is gone, even killed, the service ends
 * as it does on SIGTERM, and the next start finds its port free.
 */
const PATIENCE_MILLISECONDS = 18_000 + Number(process.env.SHUTDOWN_GRACE_MS || 0);

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MILLISECONDS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
