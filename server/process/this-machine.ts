/** True if a host name or address, as in HOST or a URL, is this machine's own. */
export const isThisMachine = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
