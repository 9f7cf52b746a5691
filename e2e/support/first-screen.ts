import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Measures the scripts of a page until it is idle, each compressed with brotli, in bytes. */
export async function weighFirstScreen(page: Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.values())
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
}
