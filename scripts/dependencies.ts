import { audit } from './audit.ts'
import { projectFolder } from './child.ts'
import { isAllowed, licencesOf } from './licences.ts'

const packages = licencesOf(projectFolder)
const byLicence = Map.groupBy(packages, ({ licence }) => licence)
for (const [licence, some] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  const names = some.slice(0, 4).map(({ name }) => name)
  console.log(`${String(some.length).padStart(4)}  ${licence}  (${names.join(', ')}${some.length > 4 ? ', …' : ''})`)
}

const refused = packages.filter(({ licence }) => !isAllowed(licence))
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version} is under ${licence}, which scripts/licences.ts does not allow.`)
}

const result = audit()
if (result.kind === 'unknown') console.log(`Known vulnerabilities: not checked, because ${result.why}.`)
else console.log(`Known vulnerabilities: ${result.found.length}`)
const unsafe = result.kind === 'known' ? result.found : []
for (const one of unsafe) console.error(one)

process.exitCode = packages.length > 0 && refused.length === 0 && unsafe.length === 0 ? 0 : 1
