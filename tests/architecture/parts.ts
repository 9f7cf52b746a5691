import type { SourceFile } from './imports'
import { isTest } from './layers'

/** What the product is to be built of. Each is used by production code. */
const productionPackages = [
  'next',
  'react',
  'react-dom',
  'next-intl',
  '@tanstack/react-query',
  'axios',
  'js-cookie',
  'react-hook-form',
  'react-aria-components',
  'zod',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@tiptap/extension-link',
  'dayjs',
  '@sentry/nextjs',
  'framer-motion',
  'lottie-react',
  'swiper',
  'nprogress',
]
const testPackages = ['vitest', '@testing-library/react', '@playwright/test']

/** What stands at the root; others may stand beside it. */
export const rootNames = [
  'app',
  'components',
  'features',
  'lib',
  'messages',
  'middleware.ts',
  'public',
  'styles',
  'tests',
  'e2e',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'playwright.config.ts',
  'vitest.config.ts',
  '.env.example',
  'README.md',
]

const imports = ({ imports: list }: SourceFile, name: string) =>
  list.some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`))

/** The packages that were chosen for the product but that no file uses for it. */
export function unusedParts(files: readonly SourceFile[]): string[] {
  const production = files.filter(
    ({ path }) => !isTest(path) && /^(app|backend|components|features|lib|middleware|server)\b/.test(path),
  )
  return [
    ...productionPackages.filter((name) => !production.some((file) => imports(file, name))),
    ...testPackages.filter((name) => !files.some((file) => isTest(file.path) && imports(file, name))),
  ]
}
