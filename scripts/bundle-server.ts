import { relative } from 'node:path'
import { rolldown } from 'rolldown'
import { bundleFolder, forgetBundle, rememberBundle, sourceOf, starterOf } from '../server/built/bundle.ts'

// Loaded only where a setting asks for them: they stay where they are.
const seldom = ['pg', 'nodemailer', 'ai', '@ai-sdk/openai-compatible', 'prom-client']

// What Fastify asks for only where a route has a JSON schema or a test speaks to it without a connection: none here. Its
// text would be a third of the file, and stay in memory.
const never = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request']

// The lock file stands for all packages: reading two hundred files would cost a start 20 ms.
const isOwn = (id: string) => !id.startsWith('\0') && !id.includes('node_modules')

/**
 * Writes the server of the project in `root`, the owner's commands, and the packages that every start of them needs as a
 * few files (`server/built/bundle.ts`).
 */
export const bundleServer = async (root: string, folder = bundleFolder(root)): Promise<void> => {
  forgetBundle(folder)
  const bundle = await rolldown({
    input: { ...sourceOf, ...starterOf },
    cwd: root,
    platform: 'node',
    external: [...seldom, ...never],
  })
  try {
    const { output } = await bundle.write({
      dir: folder,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      comments: false,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
    })
    const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    const files = modules.filter(isOwn).map((id) => relative(root, id))
    rememberBundle(root, folder, ['package-lock.json', ...files.sort()])
  } finally {
    await bundle.close()
  }
}
