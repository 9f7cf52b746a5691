import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../lib/node/command-line.mjs'
import { computeBuildHash, hasBuild } from './support/build-hash.mjs'
import { addCompileHints } from './support/compile-early.mjs'
import { compressFiles } from './support/compress.mjs'
import { loadEnvironment } from './support/environment.mjs'
import { bin, root } from './support/paths.mjs'
import { checkReleaseFolder, isCurrent } from './support/releases.mjs'
import { runQuietlyOrExit } from './support/run.mjs'
import { createBillOfMaterials } from './support/sbom.mjs'
import { moveSourceMaps } from './support/source-maps.mjs'

/** The programs in dist/ and the modules that they start with. */
const programs = {
  server: 'server.ts',
  backend: 'backend/main.ts',
  seed: 'backend/operations/seed/main.ts',
  init: 'backend/operations/init/main.ts',
  user: 'backend/operations/command-line/main.ts',
  files: 'backend/operations/stored-files/main.ts',
  search: 'backend/operations/command-line/rebuild-search.ts',
  backup: 'backend/operations/backup/main.ts',
  restore: 'backend/operations/backup/restore-main.ts',
  doctor: 'scripts/doctor/main.ts',
}
const packages = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
/** The only package that is part of the bundles. Others are loaded from node_modules. */
const errorReportingSdk = '@sentry/nextjs'
/** Makes the bundler remove tracing and debugging from this SDK. */
const sdkDefines = { __SENTRY_TRACING__: 'false', __SENTRY_DEBUG__: 'false' }
const hashFile = join(root, 'dist/build-hash')
const outputFiles = [
  join(root, '.next/BUILD_ID'),
  ...Object.keys(programs).map((name) => join(root, `dist/${name}.js`)),
]

const { values } = readCommandLine({
  usage: `Usage: npm run build [-- --force]

Builds the site and its programs into .next/ and dist/, unless the build is up to date; with --force in any case.`,
  options: { force: { type: 'boolean', default: false } },
})
loadEnvironment()
const hash = computeBuildHash(root)
if (!values.force && isBuilt(hash)) {
  console.log('The build is up to date.')
} else if (!values.force && hasBuild(root) && checkReleaseFolder(root) === null && isCurrent(root)) {
  console.error(
    `${root} is the current release, and a build would remove files under its server. Build in a new folder.`,
  )
  process.exitCode = 1
} else {
  await build()
  writeFileSync(hashFile, hash)
}

function isBuilt(expectedHash) {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === expectedHash && outputFiles.every(existsSync)
}

async function build() {
  // Loaded here, because the packages may be missing before.
  const esbuild = await import('esbuild')
  // Removes the hash first. If the build is interrupted, it then counts as missing.
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  console.log('Building …')
  await runQuietlyOrExit(bin('next'), ['build'], { env })
  await buildReportScript(esbuild)
  addCompileHints(join(root, '.next'))
  moveSourceMaps(join(root, '.next/static'), join(root, 'dist/source-maps'))
  await compressFiles(join(root, '.next/static'))
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: 'dist',
    bundle: true,
    external: packages.filter((name) => name !== errorReportingSdk),
    // Selects the build of the SDK that does not instrument Node. It needs 7 MB of memory instead
    // of 38.
    conditions: ['edge', 'module'],
    mainFields: ['module', 'main'],
    define: sdkDefines,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    chunkNames: 'chunk-[hash]',
    sourcemap: true,
    logLevel: 'warning',
  })
  writeFileSync(join(root, 'dist/sbom.cdx.json'), createBillOfMaterials())
}

/**
 * Bundles the script that sends error reports from browsers. It is not part of Next's bundles,
 * because a page loads it only after an error.
 */
async function buildReportScript(esbuild) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['lib/error-reporting/browser-reports.ts'],
    outdir: '.next/static/reports',
    entryNames: '[name]-[hash]',
    bundle: true,
    external: ['next'],
    define: sdkDefines,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    minify: true,
    logLevel: 'warning',
  })
}
