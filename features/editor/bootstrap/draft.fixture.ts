import type { PageDraft } from '@/lib/contract/pages/page-editing'

/** A draft with a few settings and no modules. */
export function draftWith(own: Partial<PageDraft> = {}): PageDraft {
  return {
    ...{
      id: 7,
      urls: { de: '/de/haus/spielplan', en: null },
      parents: [],
      siblings: [],
      content_type: 'page',
      record: null,
    },
    ...{ title: 'Spielplan', headline: '', slug: 'spielplan', menu_name: '', page_area_class: 'public' },
    ...{ is_online: false, is_clickable: true, in_menu: true, in_footer: false, is_highlight: false },
    ...{ has_tab_navigation: false, menu_image: null, meta_title: '', meta_description: '' },
    ...{ og_title: '', og_description: '', og_type: 'website', og_image: null, og_image_thumbs: null },
    ...{ hero_image: null, hero_thumbs: null, hero_link: '', hero_text: '', hero_video: '', modules: [] },
    ...{ settings_url: '/de/haus/spielplan?edit&settings', revision: 2, state: 'offline', is_changed: true },
    ...{ published_at: null, publish_at: null, unpublish_at: null, schedule_problem: null, version_id: null },
    ...{ parent: null, position: 0, groups: [] },
    translation: {
      locale: 'en',
      exists: false,
      changed_since: false,
      changed_modules: [],
      modules: [],
      left_out: [],
    },
    ...own,
  }
}
