// Plain JavaScript, loaded with --import before any TypeScript: an old Node could not even read the scripts.
const major = Number(process.versions.node.split('.')[0])

if (major < 24) {
  process.stderr.write(
    `Node 24 or newer is needed and this is Node ${process.versions.node}: install it from https://nodejs.org.\n`,
  )
  process.exit(1)
}
