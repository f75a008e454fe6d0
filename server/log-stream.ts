import type { EventEmitter } from 'node:events'

type Output = Pick<EventEmitter, 'on'> & { write: (text: string) => unknown }

const gatherMs = 100
const mostCharacters = 16_384
const warning = 40

/**
 * Gathers the lines of the log for a moment: a write of its own for each request took as long as parsing it. A warning
 * goes at once, with what was gathered before it; `flush` writes out the rest when the process ends.
 */
export const logStream = (output: Output) => {
  let gathered = ''
  let timer: NodeJS.Timeout | undefined

  // Nobody may be reading any more: that is no reason to stop serving.
  output.on('error', () => undefined)

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (gathered === '') return
    const text = gathered
    gathered = ''
    output.write(text)
  }

  return {
    // Has Pino say how grave each line is.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      gathered += line
      if (this.lastLevel >= warning || gathered.length > mostCharacters) flush()
      else timer ??= setTimeout(flush, gatherMs).unref()
    },
    flush,
  }
}

/** The log of this process, on its standard output. */
export const logToStdout = () => {
  const stream = logStream(process.stdout)
  process.once('exit', stream.flush)
  return stream
}
