import type { IncomingMessage } from 'node:http'

/** The address of a request. One that cannot be decoded, as `/%ff`, is read letter by letter, and so leads to no page. */
export const decodableUrl = ({ url = '/' }: IncomingMessage): string => {
  const [path = '/'] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25')
  }
}
