import icon from '../public/icon.svg?raw'

/** The icon of the site as an address that asks for no file: one request less before the first scroll. */
export const iconInPage = `data:image/svg+xml,${icon
  .replace(/<title>.*?<\/title>/, '')
  .replace(/\s*\n\s*/g, ' ')
  .replaceAll('> <', '><')
  .replaceAll(' />', '/>')
  .replaceAll('"', "'")
  .replaceAll('#', '%23')
  .trim()}`
