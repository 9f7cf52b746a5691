import { type Editor, useEditorState } from '@tiptap/react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { languageTags, locales } from '@/lib/contract/common/locale'
import toolbarStyles from '../toolbar/toolbar.module.css'
import styles from './language-tool.module.css'
import { pageLanguage } from './page-language'
import { setLanguage } from './set-language'

/** Languages of operas, songs and plays, behind those of the site. */
const languages = [...locales, 'fr', 'it', 'es', 'la', 'cs', 'pl', 'ru']

/** The language of the selected words, where it is another one than the page's (WCAG 3.1.2). */
export function LanguageTool({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  const panel = useRef<HTMLDetailsElement>(null)
  const names = new Intl.DisplayNames([languageTags[useLocale()]], { type: 'language' })
  const { lang } = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getAttributes('language'),
  })
  const present = typeof lang === 'string' ? lang : null
  const page = pageLanguage()
  // Pasted passages may be in languages that are not offered otherwise.
  const offered = new Set([...languages.filter((tag) => tag !== page), ...(present ? [present] : [])])
  const choices = [null, ...offered].map((tag) => (
    <ToolButton
      key={tag}
      aria-pressed={tag === present}
      onClick={() => {
        setLanguage(editor, tag)
        if (panel.current) panel.current.open = false
      }}
    >
      {tag === null ? t('noLanguage') : names.of(tag)}
    </ToolButton>
  ))
  return (
    <ToolDisclosure
      ref={panel}
      icon="language"
      variant="square"
      label={present === null ? t('language') : t('languageIs', { language: names.of(present) ?? present })}
      button={{ className: present === null ? undefined : styles.set }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label={t('language')} className={`${toolbarStyles.panel} ${styles.choices}`}>
        {choices}
      </div>
    </ToolDisclosure>
  )
}
