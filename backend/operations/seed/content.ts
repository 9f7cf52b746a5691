import type { HeadlineData } from '@/lib/contract/blocks/headline'
import type { ImageBlockData } from '@/lib/contract/blocks/image'
import { containerLayouts } from '@/lib/contract/blocks/module'
import type { TableData } from '@/lib/contract/blocks/table'

/** A module of a demo page: pictures, persons and HTML selections are referenced by key, columns are nested. */
export interface SeedModule {
  model: string
  data: Record<string, unknown>
  /** The key of a demo picture; the loader puts the picture into `data.image`. */
  picture?: string
  /** The key of a demo person; the loader puts the id into `data.person`. */
  person?: string
  /** The slug of a reusable HTML selection; the loader puts the id into `data.html_code_obj`. */
  selection?: string
  columns?: SeedModule[][]
  children?: SeedModule[]
}

/** The content of a demo page in one language. */
export interface SeedText {
  /** The last part of the path; empty for the home page alone. */
  slug: string
  title: string
  /** The name in menus, where it differs from the title. */
  menuName?: string
  headline: string
  metaDescription: string
  heroText?: string
  modules: SeedModule[]
}

/** A demo page with the pages below it. */
export interface SeedPage {
  key: string
  inMenu?: boolean
  inFooter?: boolean
  isHighlight?: boolean
  isOnline?: boolean
  /** Whether it was never published: it waits to be filled. */
  isDraft?: boolean
  isClickable?: boolean
  hasTabNavigation?: boolean
  /** `account` puts the page into the self-service layout. */
  areaClass?: string
  heroPicture?: string
  heroLink?: { de: string; en: string }
  menuPicture?: string
  de: SeedText
  en: SeedText
  children?: SeedPage[]
}

/** A demo picture: `file` is in demo/pictures. */
export interface SeedPicture {
  key: string
  file: string
  alt: { de: string; en: string }
  description: { de: string; en: string }
  copyright: string
  focal: { x: number; y: number }
}

/** A headline block; level 2 by default. */
export function headline(content: string, options: Partial<Omit<HeadlineData, 'content'>> = {}): SeedModule {
  return { model: 'headline', data: { headline_level: 2, content, ...options } }
}

/** A text block of HTML paragraphs and lists. */
export function text(content: string, options: { anchor?: string } = {}): SeedModule {
  return { model: 'text', data: { content, ...options } }
}

/** A table block; see `cells` of html.ts. */
export function table(content: string, options: Partial<Pick<TableData, 'caption' | 'head'>>): SeedModule {
  return { model: 'table', data: { content, ...options } }
}

/** A link block; `href` starts with `/` on this site, else it is external. */
export function link(content: string, href: string, options: { button?: boolean } = {}): SeedModule {
  return { model: 'link', data: { content, link: href, extra_class: options.button ? 'button' : 'default' } }
}

/** An image block that shows a demo picture. */
export function image(
  picture: string,
  options: Partial<Pick<ImageBlockData, 'alias' | 'description' | 'link'>> = {},
): SeedModule {
  return { model: 'image', picture, data: { alias: 'landscape_big', ...options } }
}

/** A quote block. */
export function quote(content: string, author: string): SeedModule {
  return { model: 'quote', data: { content, author } }
}

/** A container with one list of modules per column; the layout sets the number of columns. */
export function container(layout: (typeof containerLayouts)[number], ...columns: SeedModule[][]): SeedModule {
  return { model: 'container', data: { layout: containerLayouts.indexOf(layout) }, columns }
}
