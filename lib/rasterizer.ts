import { createSharedSlot } from './shared-slot'

/** Converts a trusted SVG drawing to a PNG of the same size. */
export type Rasterize = (svg: string) => Promise<Uint8Array>

const slot = createSharedSlot<Rasterize>('rasterizer')

/**
 * Installs the rasterizer. server.ts calls it once. Rasterizing runs in a process of its own, which
 * Next's bundles cannot start.
 */
export function installRasterizer(rasterize: Rasterize): void {
  slot.set(rasterize)
}

/**
 * Returns the installed rasterizer.
 * @throws Error if server.ts has not installed it
 */
export function getRasterizer(): Rasterize {
  const rasterize = slot.get()
  if (!rasterize) throw new Error('There is no rasterizer. Start the site with server.ts.')
  return rasterize
}
