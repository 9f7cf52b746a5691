import { type Editor, useEditorState } from '@tiptap/react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { getPageLanguage } from '@/components/rich-text/page-language'
import { ToolButton } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { languageTags, locales } from '@/lib/contract/common/locale'
import toolbarStyles from '../../toolbar/toolbar.module.css'
import styles from './language-tool.module.css'
import { setLanguage } from './set-language'

/** Languages of operas, songs and plays, after those of the site. */
const languages = [...locales, 'fr', 'it', 'es', 'la', 'cs', 'pl', 'ru']

/** Sets the language of the selected words if it differs from the page's (WCAG 3.1.2). */
export function LanguageTool({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  const panel = useRef<HTMLDetailsElement>(null)
  const names = new Intl.DisplayNames([languageTags[useLocale()]], { type: 'language' })
  const { lang } = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getAttributes('language'),
  })
  const currentTag = typeof lang === 'string' ? lang : null
  const pageTag = getPageLanguage()
  // Pasted passages may have a language that is not in the list.
  const tags = new Set([...languages.filter((tag) => tag !== pageTag), ...(currentTag ? [currentTag] : [])])
  const choices = [null, ...tags].map((tag) => (
    <ToolButton
      key={tag}
      aria-pressed={tag === currentTag}
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
      label={currentTag === null ? t('language') : t('languageIs', { language: names.of(currentTag) ?? currentTag })}
      button={{ className: currentTag === null ? undefined : styles.set }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label={t('language')} className={`${toolbarStyles.panel} ${styles.choices}`}>
        {choices}
      </div>
    </ToolDisclosure>
  )
}
