import type { SourceFile } from './imports'
import { isTest } from './layers'

/** Packages that production code must use. */
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

/** Required names at the root; others are allowed. */
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

const importsPackage = ({ imports: list }: SourceFile, name: string) =>
  list.some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`))

/** Finds required packages that no file imports. */
export function findUnusedPackages(files: readonly SourceFile[]): string[] {
  const productionFiles = files.filter(
    ({ path }) => !isTest(path) && /^(app|backend|components|features|lib|middleware|server)\b/.test(path),
  )
  return [
    ...productionPackages.filter((name) => !productionFiles.some((file) => importsPackage(file, name))),
    ...testPackages.filter((name) => !files.some((file) => isTest(file.path) && importsPackage(file, name))),
  ]
}
