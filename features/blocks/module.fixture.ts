import type { Module } from '@/lib/contract/blocks/module'
import type { Image, Thumb } from '@/lib/contract/media/image'

let lastId = 0

/** Creates a module in the form of a backend response. */
export function createModule(model: string, data: Record<string, unknown>, overrides: Partial<Module> = {}): Module {
  lastId += 1
  return {
    id: lastId,
    slug: null,
    model,
    revision: 1,
    data,
    columns: [],
    children: [],
    parent: null,
    content_type: 'pages.page',
    object_id: 1,
    position: lastId,
    ...overrides,
  }
}

function createThumb(name: string, width: number): Thumb {
  const path = `/media/${name}-${width}`
  return { avif: `${path}.avif`, webp: `${path}.webp`, jpg: `${path}.jpg`, width, height: width / 2 }
}

/** Creates a picture of the media library. */
export function createImage(name: string, overrides: Partial<Image> = {}): Image {
  const thumbs = {
    small: createThumb(name, 640),
    medium: createThumb(name, 960),
    large: createThumb(name, 1280),
    xlarge: createThumb(name, 1920),
  }
  return {
    id: 1,
    alt: 'Lichtkegel im Nebel',
    copyright: 'VBO',
    description: '',
    focal: { x: 0.3, y: 0.72 },
    width: 2400,
    height: 1200,
    thumbs,
    ...overrides,
  }
}
