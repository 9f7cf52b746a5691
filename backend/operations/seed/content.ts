import type { HeadlineData } from '@/lib/contract/blocks/headline'
import type { ImageBlockData } from '@/lib/contract/blocks/image'
import { containerLayouts } from '@/lib/contract/blocks/module'
import type { TableData } from '@/lib/contract/blocks/table'

/** A module of a demo page. It refers to pictures, persons and HTML selections by key. */
export interface SeedModule {
  model: string
  data: Record<string, unknown>
  /** The key of a demo picture; the loader puts the picture into `data.image`. */
  picture?: string
  /** The key of a demo person; the loader puts the id into `data.person`. */
  person?: string
  /** The slug of an HTML selection; the loader puts the id into `data.html_code_obj`. */
  selection?: string
  columns?: SeedModule[][]
  children?: SeedModule[]
}

/** The content of a demo page in one language. */
export interface SeedText {
  /** The last segment of the path; empty only for the home page. */
  slug: string
  title: string
  /** The name in menus, if different from the title. */
  menuName?: string
  headline: string
  metaDescription: string
  heroText?: string
  modules: SeedModule[]
}

/** A demo page with its subpages. */
export interface SeedPage {
  key: string
  inMenu?: boolean
  inFooter?: boolean
  isHighlight?: boolean
  isOnline?: boolean
  /** True for an unpublished page that editors have to complete. */
  isDraft?: boolean
  isClickable?: boolean
  hasTabNavigation?: boolean
  /** `account` shows the page in the layout of the account area. */
  areaClass?: string
  heroPicture?: string
  heroLink?: { de: string; en: string }
  menuPicture?: string
  de: SeedText
  en: SeedText
  children?: SeedPage[]
}

/** A demo picture. `file` is the name of a file in demo/pictures. */
export interface SeedPicture {
  key: string
  file: string
  alt: { de: string; en: string }
  description: { de: string; en: string }
  copyright: string
  focal: { x: number; y: number }
}

/** Creates a headline block. The default level is 2. */
export function headline(content: string, options: Partial<Omit<HeadlineData, 'content'>> = {}): SeedModule {
  return { model: 'headline', data: { headline_level: 2, content, ...options } }
}

/** Creates a text block of HTML paragraphs and lists. */
export function text(content: string, options: { anchor?: string } = {}): SeedModule {
  return { model: 'text', data: { content, ...options } }
}

/** Creates a table block. `cells` in html.ts builds its content. */
export function table(content: string, options: Partial<Pick<TableData, 'caption' | 'head'>>): SeedModule {
  return { model: 'table', data: { content, ...options } }
}

/** Creates a link block. An `href` that starts with `/` leads to a page of the site. */
export function link(content: string, href: string, options: { button?: boolean } = {}): SeedModule {
  return { model: 'link', data: { content, link: href, extra_class: options.button ? 'button' : 'default' } }
}

/** Creates an image block with a demo picture. */
export function image(
  picture: string,
  options: Partial<Pick<ImageBlockData, 'alias' | 'description' | 'link'>> = {},
): SeedModule {
  return { model: 'image', picture, data: { alias: 'landscape_big', ...options } }
}

/** Creates a quote block. */
export function quote(content: string, author: string): SeedModule {
  return { model: 'quote', data: { content, author } }
}

/**
 * Creates a container with a list of modules for each column. The layout determines the number of
 * columns.
 */
export function container(layout: (typeof containerLayouts)[number], ...columns: SeedModule[][]): SeedModule {
  return { model: 'container', data: { layout: containerLayouts.indexOf(layout) }, columns }
}
