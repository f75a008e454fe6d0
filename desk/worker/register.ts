/**
 * Has the browser run the desk's service worker, for `/desk` and nothing else. Gives nothing where there is none: an old
 * browser, a private window, or a page that came without https.
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker?.register('/desk/worker.js', { scope: '/desk' })
  } catch {
    return undefined
  }
}
