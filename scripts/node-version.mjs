// Plain JavaScript, loaded with --import, because old versions of Node cannot parse the TypeScript files.
const major = Number(process.versions.node.split('.')[0])

if (major < 24) {
  process.stderr.write(
    `Node 24 or newer is needed and this is Node ${process.versions.node}: npm install brings it on Linux and Windows; elsewhere install it from https://nodejs.org.\n`,
  )
  process.exit(1)
}
