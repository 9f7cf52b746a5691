import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/**
 * Lists the OpenTelemetry packages that a program has loaded after it started tracing and loaded
 * these modules.
 */
function listLoadedPackages(endpoint: string, modules: readonly string[]): string[] {
  const program = `
    import { createRequire } from 'node:module'
    import { startTracing } from './lib/node/tracing/tracing.ts'
    for (const path of ${JSON.stringify(modules)}) await import(path)
    await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)} || undefined }, { service: 'a', release: 'b' })
    const names = Object.keys(createRequire(import.meta.url).cache).map((path) => /@opentelemetry\\/[^/]+/.exec(path)?.[0])
    console.log(JSON.stringify([...new Set(names.filter(Boolean))].sort()))
    process.exit()`
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  return JSON.parse(output.toString())
}

it('loads OpenTelemetry only with a collector', () => {
  expect(listLoadedPackages('', ['./server/start-site.ts', './backend/start.ts'])).toEqual([])
  expect(listLoadedPackages('http://127.0.0.1:9', [])).toEqual(
    expect.arrayContaining(['@opentelemetry/api', '@opentelemetry/sdk-trace-base']),
  )
}, 60_000)
