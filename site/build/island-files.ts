import type { AstroIntegration } from 'astro'

/** What islands share: React and what wakes it, icons, the parts of `ui/`, and ways into the quote dialog. */
const shared =
  /node_modules\/(react|react-dom|scheduler|lucide-react|@astrojs\/react)\/|site\/(ui\/|styles\/adopt-styles|quote\/open-quote)/

/**
 * An island wakes with two requests: one for its own code, one for all that islands share. In files of their own the
 * shared parts would be found one after another, each a round trip later.
 */
export const islandFiles = (): AstroIntegration => ({
  name: 'island-files',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'island-files',
              applyToEnvironment: ({ name }) => name === 'client',
              // Else the renderer, which is an entry, would become a file of one line beside the shared one.
              options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
            },
          ],
          environments: {
            client: {
              build: {
                rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: shared }] } } },
              },
            },
          },
        },
      })
    },
  },
})
