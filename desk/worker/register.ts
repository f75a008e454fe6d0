declare global {
  interface Window {
    /** Trusted Types, which the desk's policy enforces where the browser knows them. */
    trustedTypes?: {
      // Typed as a string, because register() takes no TrustedScriptURL in TypeScript; the browser returns that object.
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => {
        createScriptURL: (url: string) => string
      }
    }
  }
}

const worker = '/desk/worker.js'

/** Registers the service worker for `/desk`. Undefined without support: an old browser, a private window, or http. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    const trusted = window.trustedTypes?.createPolicy('desk-worker', { createScriptURL: () => worker })
    return await navigator.serviceWorker?.register(trusted?.createScriptURL(worker) ?? worker, { scope: '/desk' })
  } catch {
    return undefined
  }
}
