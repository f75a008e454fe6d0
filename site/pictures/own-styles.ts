import { join } from 'node:path'
import sharp from 'sharp'
import { contentRoot } from '../../content/schema/read.ts'
import { content } from '../content.ts'
import { ownLook } from '../styles/own-look.ts'

const { brand } = content.business
const { width, height } = brand.logo
  ? await sharp(join(contentRoot, 'images', brand.logo)).metadata()
  : { width: 1, height: 1 }

/** Style rules of this business's own look, for the head of each page. */
export const ownStyles = ownLook({ brand, pictures: Object.values(content.pictures), logoShape: width / height })
