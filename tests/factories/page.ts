import type { Page } from '@/lib/contract/pages/page'

/** Creates an empty content page that is online and public. */
export function aPage(overrides: Partial<Page> = {}): Page {
  return {
    id: 1,
    urls: { de: '/de/herbst', en: null },
    parents: [],
    siblings: [],
    content_type: 'page',
    title: '',
    headline: '',
    meta_title: '',
    meta_description: '',
    page_area_class: '',
    is_online: true,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    has_tab_navigation: false,
    og_title: '',
    og_description: '',
    og_image: null,
    og_type: '',
    og_image_thumbs: null,
    hero_image: null,
    hero_link: '',
    hero_text: '',
    hero_video: '',
    hero_thumbs: null,
    modules: [],
    settings_url: null,
    record: null,
    ...overrides,
  }
}
