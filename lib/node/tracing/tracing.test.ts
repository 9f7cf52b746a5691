import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The packages of OpenTelemetry that a program has loaded, once it has begun to trace and loaded these modules. */
function loadedWith(endpoint: string, modules: readonly string[]): string[] {
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

it('OpenTelemetry is loaded where a collector is named, and not otherwise', () => {
  expect(loadedWith('', ['./server/start-site.ts', './backend/start.ts'])).toEqual([])
  expect(loadedWith('http://127.0.0.1:9', [])).toEqual(
    expect.arrayContaining(['@opentelemetry/api', '@opentelemetry/sdk-trace-base']),
  )
}, 60_000)
