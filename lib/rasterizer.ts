import { sharedSlot } from './shared-slot'

/** Renders a trusted SVG drawing as PNG in its own size. */
export type Rasterize = (svg: string) => Promise<Uint8Array>

const slot = sharedSlot<Rasterize>('rasterizer')

/**
 * Installs the rasterizer; called once, by server.ts. It runs in a separate process, which Next's
 * bundles cannot start.
 */
export function installRasterizer(rasterize: Rasterize): void {
  slot.set(rasterize)
}

/** @throws if server.ts has not installed the rasterizer */
export function getRasterizer(): Rasterize {
  const rasterize = slot.get()
  if (!rasterize) throw new Error('No rasterizer: the site runs through server.ts only.')
  return rasterize
}
