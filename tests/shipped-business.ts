import { execFileSync } from 'node:child_process'
import { contentRoot, readContent } from '../content/schema/read.ts'

const hasOwnChanges = () => {
  try {
    return (
      execFileSync('git', ['status', '--porcelain', '--', contentRoot, ':!content/schema'], { encoding: 'utf8' }) !== ''
    )
  } catch {
    return false
  }
}

/**
 * True while the business that ships with the project stands in content/, as it was last committed. The texts, figures and
 * pictures that the specification fixes are checked only then: an owner's own words are theirs.
 */
export const shippedBusiness =
  readContent().business.name === 'Bright Valley Solar & Window Cleaning' && !hasOwnChanges()
