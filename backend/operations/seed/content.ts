import type { HeadlineData } from '@/lib/contract/blocks/headline'
import type { ImageBlockData } from '@/lib/contract/blocks/image'
import { containerLayouts } from '@/lib/contract/blocks/module'
import type { TableData } from '@/lib/contract/blocks/table'

/** A demo module. It refers to pictures, persons and HTML selections by key. */
export interface SeedModule {
  model: string
  data: Record<string, unknown>
  /** Key of a picture, whose id becomes `data.image`. */
  picture?: string
  /** Key of a person, whose id becomes `data.person`. */
  person?: string
  /** Slug of an HTML selection, whose id becomes `data.html_code_obj`. */
  selection?: string
  columns?: SeedModule[][]
  children?: SeedModule[]
}

/** Content of a demo page in one language. */
export interface SeedText {
  /** Last segment of the path; '' for the home page. */
  slug: string
  title: string
  /** Name in menus, by default the title. */
  menuName?: string
  headline: string
  metaDescription: string
  heroText?: string
  modules: SeedModule[]
}

export interface SeedPage {
  key: string
  inMenu?: boolean
  inFooter?: boolean
  isHighlight?: boolean
  isOnline?: boolean
  /** True for a draft that editors must complete. */
  isDraft?: boolean
  isClickable?: boolean
  hasTabNavigation?: boolean
  /** `account` for the layout of the account area. */
  areaClass?: string
  heroPicture?: string
  heroLink?: { de: string; en: string }
  menuPicture?: string
  de: SeedText
  en: SeedText
  children?: SeedPage[]
}

/** A demo picture. `file` is in demo/pictures. */
export interface SeedPicture {
  key: string
  file: string
  alt: { de: string; en: string }
  description: { de: string; en: string }
  copyright: string
  focal: { x: number; y: number }
}

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

/** Creates a link block. An `href` with `/` leads to a page of the site. */
export function link(content: string, href: string, options: { button?: boolean } = {}): SeedModule {
  return { model: 'link', data: { content, link: href, extra_class: options.button ? 'button' : 'default' } }
}

export function image(
  picture: string,
  options: Partial<Pick<ImageBlockData, 'alias' | 'description' | 'link'>> = {},
): SeedModule {
  return { model: 'image', picture, data: { alias: 'landscape_big', ...options } }
}

export function quote(content: string, author: string): SeedModule {
  return { model: 'quote', data: { content, author } }
}

/** Creates a container with the modules of each column of its layout. */
export function container(layout: (typeof containerLayouts)[number], ...columns: SeedModule[][]): SeedModule {
  return { model: 'container', data: { layout: containerLayouts.indexOf(layout) }, columns }
}
