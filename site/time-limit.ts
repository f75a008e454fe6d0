/**
 * A signal that aborts after `milliseconds` or with `other`. `AbortSignal.timeout` and `AbortSignal.any` are newer than
 * the oldest supported browsers.
 */
export const timeLimit = (milliseconds: number, other?: AbortSignal): AbortSignal => {
  const limit = new AbortController()
  const abort = () => limit.abort(other?.reason)
  setTimeout(() => limit.abort(new DOMException('The request timed out.', 'TimeoutError')), milliseconds)
  if (other?.aborted) abort()
  else other?.addEventListener('abort', abort)
  return limit.signal
}
