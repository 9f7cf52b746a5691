import type { PageSettings } from '@/lib/contract/pages/page-settings'
import type { SettingName } from './page-settings'

type SettingsWith<Value> = {
  [Name in SettingName]-?: NonNullable<PageSettings[Name]> extends Value ? Name : never
}[SettingName]

export type ChoiceName = 'page_area_class' | 'og_type'
export type TextName = Exclude<SettingsWith<string>, ChoiceName>
export type FlagName = SettingsWith<boolean>
export type PictureName = SettingsWith<number>

export type SettingField = {
  /** True if all languages of the page share the value. */
  isShared?: boolean
} & (
  | {
      kind: 'line' | 'lines' | 'address'
      name: TextName
      maxLength: number
      /** The number of characters that other sites usually show. */
      recommendedLength?: number
      isRequired?: boolean
    }
  | { kind: 'choice'; name: ChoiceName; choices: readonly ('public' | 'account' | 'website' | 'article')[] }
  | { kind: 'flag'; name: FlagName }
  | { kind: 'picture'; name: PictureName }
  | { kind: 'groups'; name: 'groups' }
)

/** The fields of the settings form, with the limits of `pageSettingsSchema`. */
export const settingGroups = {
  titles: [
    { kind: 'line', name: 'title', maxLength: 200, isRequired: true },
    { kind: 'line', name: 'headline', maxLength: 300 },
    { kind: 'address', name: 'slug', maxLength: 100, isRequired: true },
  ],
  hero: [
    { kind: 'lines', name: 'hero_text', maxLength: 2000 },
    { kind: 'line', name: 'hero_link', maxLength: 2000 },
    { kind: 'picture', name: 'hero_image', isShared: true },
    { kind: 'line', name: 'hero_video', maxLength: 2000, isShared: true },
  ],
  menu: [
    { kind: 'line', name: 'menu_name', maxLength: 100 },
    { kind: 'flag', name: 'in_menu', isShared: true },
    { kind: 'flag', name: 'in_footer', isShared: true },
    { kind: 'flag', name: 'is_clickable', isShared: true },
    { kind: 'flag', name: 'is_highlight', isShared: true },
    { kind: 'flag', name: 'has_tab_navigation', isShared: true },
    { kind: 'picture', name: 'menu_image', isShared: true },
  ],
  layout: [
    { kind: 'choice', name: 'page_area_class', choices: ['public', 'account'], isShared: true },
    { kind: 'flag', name: 'is_for_users', isShared: true },
    { kind: 'groups', name: 'groups', isShared: true },
  ],
  search: [
    { kind: 'line', name: 'meta_title', maxLength: 200, recommendedLength: 60 },
    { kind: 'lines', name: 'meta_description', maxLength: 500, recommendedLength: 155 },
  ],
  card: [
    { kind: 'line', name: 'og_title', maxLength: 200, recommendedLength: 60 },
    { kind: 'lines', name: 'og_description', maxLength: 500, recommendedLength: 110 },
    { kind: 'picture', name: 'og_image' },
    { kind: 'choice', name: 'og_type', choices: ['website', 'article'] },
  ],
} as const satisfies Record<string, readonly SettingField[]>

export type SettingGroup = keyof typeof settingGroups
export const groupNames = Object.keys(settingGroups) as SettingGroup[]

/** The part of the settings to open: a group, or a setting; 'all' opens the first one. */
export type SettingsPart = SettingGroup | SettingName | 'all'

export function toSettingId(name: string): string {
  return `setting-${name.replaceAll('_', '-')}`
}
