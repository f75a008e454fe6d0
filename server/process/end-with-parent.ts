const parent = process.ppid

/**
 * Sends SIGTERM to this process when its parent is gone. npm passes a signal only to the shell between, which ends
 * without passing it on; the server would keep its port.
 */
export const endWithParent = (): void => {
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }
  if (process.env.npm_lifecycle_event) setInterval(check, 500).unref()
}
