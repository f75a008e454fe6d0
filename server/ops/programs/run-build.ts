import { pointTo } from '../../builds/build-folder.ts'
import { loadConfig } from '../../config.ts'
import { endWith } from '../../process/start-error.ts'
import { buildSite } from '../../publish/build-site.ts'

// `build` of an installed package, whose own folder cannot be written: builds beside DATA_DIR's content, as a publish does.
try {
  const { BUILD_DIR: dir, CONTENT_DIR: content } = loadConfig()
  const id = await buildSite(dir)(content)
  pointTo(dir, id)
  process.stdout.write(`Built. A running server shows the new pages within five seconds (${id}).\n`)
} catch (error) {
  endWith(error, 'The build failed')
}
