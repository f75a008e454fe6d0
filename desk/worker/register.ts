/** Registers the service worker for `/desk`. Undefined without support: an old browser, a private window, or http. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker?.register('/desk/worker.js', { scope: '/desk' })
  } catch {
    return undefined
  }
}
