import { useTranslations } from 'next-intl'

const known = [
  'content',
  'headline',
  'title',
  'text',
  'preline',
  'subline',
  'anchor',
  'extra_class',
  'headline_level',
  'link',
  'link_text',
  'link_url',
  'image',
  'description',
  'author',
  'video_url',
  'layout',
  'href',
  'person',
  'embed',
  'html_code',
  'menu_name',
  'slug',
  'meta_title',
  'meta_description',
  'hero_text',
] as const

/** What a field of a block or of the settings is called; its own name where nobody named it. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslations('editor.conflict.fields')
  return (name) => {
    const field = known.find((one) => one === name)
    return field ? t(field) : name
  }
}
