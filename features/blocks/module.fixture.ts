import type { Module } from '@/lib/contract/blocks/module'
import type { Image, Thumb } from '@/lib/contract/media/image'

let lastId = 0

/** A module as the backend gives it. */
export function moduleOf(model: string, data: Record<string, unknown>, rest: Partial<Module> = {}): Module {
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
    ...rest,
  }
}

function thumbOf(name: string, width: number): Thumb {
  const path = `/media/${name}-${width}`
  return { avif: `${path}.avif`, webp: `${path}.webp`, jpg: `${path}.jpg`, width, height: width / 2 }
}

/** A picture of the media library. */
export function imageOf(name: string, rest: Partial<Image> = {}): Image {
  const thumbs = {
    small: thumbOf(name, 640),
    medium: thumbOf(name, 960),
    large: thumbOf(name, 1280),
    xlarge: thumbOf(name, 1920),
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
    ...rest,
  }
}
