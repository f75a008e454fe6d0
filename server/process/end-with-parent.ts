const parent = process.ppid

/**
 * Ends this process, by a SIGTERM to itself, when the one that started it is gone. npm passes a signal only to the
 * shell between, and that shell ends without telling us: the server would stay and hold its port.
 */
export const endWithParent = (): void => {
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }
  if (process.env.npm_lifecycle_event) setInterval(check, 500).unref()
}
