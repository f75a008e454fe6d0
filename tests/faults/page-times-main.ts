import { setTimeout as sleep } from 'node:timers/promises'

// A visitor in a process of its own, whom the senders of a drill do not slow down: asks for a page again and again until its
// input ends, and writes how many milliseconds 19 of 20 took.

const [url = ''] = process.argv.slice(2)
let isOver = false
process.stdin.resume().on('end', () => {
  isOver = true
})

const ask = async (): Promise<number> => {
  const start = performance.now()
  const answer = await fetch(url)
  await answer.text()
  if (answer.status !== 200) throw new Error(`The page answered ${answer.status}`)
  return performance.now() - start
}

// The first opens the connection.
await ask()
const took: number[] = []
while (!isOver) {
  took.push(await ask())
  await sleep(5)
}
took.sort((a, b) => a - b)
process.stdout.write(String(took[Math.floor(took.length * 0.95)] ?? 0))
