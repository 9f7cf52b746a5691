import { type Editor, useEditorState } from '@tiptap/react'
import { useLocale, useTranslations } from 'next-intl'
import { type SubmitEvent, useRef, useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { getPageLanguage } from '@/components/rich-text/page-language'
import { type LinkChoice, parseAddress, setLink } from '@/components/rich-text/set-link'
import { Combobox } from '@/components/ui/aria/combobox'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { isLocale } from '@/lib/contract/common/locale'
import styles from '../../toolbar/toolbar.module.css'
import { toEditAddress } from '../../ui/edit-address'
import { useLinkSuggestions } from '../../ui/use-link-suggestions'

/**
 * Edits the link of the selected text: its target, and whether it opens in a new window. An empty
 * target removes the link.
 */
export function LinkEditor({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  const panel = useRef<HTMLDetailsElement>(null)
  const { href, target } = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getAttributes('link'),
  })
  const applyChoice = (choice: LinkChoice) => {
    setLink(editor, choice)
    if (panel.current) panel.current.open = false
  }
  return (
    <ToolDisclosure ref={panel} icon="link" variant="square" label={t('link')} takesFocus>
      <LinkForm
        key={`${href} ${target}`}
        href={typeof href === 'string' ? href : ''}
        isNewWindow={target === '_blank'}
        onSet={applyChoice}
      />
    </ToolDisclosure>
  )
}

interface LinkFormProps {
  href: string
  isNewWindow: boolean
  onSet: (choice: LinkChoice) => void
}

function LinkForm({ href, isNewWindow, onSet }: LinkFormProps) {
  const t = useTranslations('editor.text')
  const [value, setValue] = useState(href)
  // The chosen suggestion. Its title becomes the link text if no text is selected.
  const [chosenLink, setChosenLink] = useState<{ url: string; title: string } | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const editorLocale = useLocale()
  const pageLocale = getPageLanguage()
  const { enter, ...combobox } = useLinkSuggestions(isLocale(pageLocale) ? pageLocale : editorLocale, value)

  const changeValue = (text: string) => {
    setValue(text)
    setInvalid(false)
  }
  const choose = (url: string) => {
    const suggestion = combobox.suggestions.find(({ id }) => id === url)
    if (suggestion) setChosenLink({ url, title: suggestion.label })
    changeValue(url)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const enteredName = value.trim().toLocaleLowerCase()
    const suggestionByName = combobox.suggestions.find(({ label }) => label.toLocaleLowerCase() === enteredName)
    const address = suggestionByName?.id ?? parseAddress(value)
    if (address === null) return setInvalid(true)
    const title = suggestionByName?.label ?? (chosenLink?.url === address ? chosenLink.title : value.trim())
    onSet({ address, title, isNewWindow: new FormData(event.currentTarget).has('newWindow') })
  }

  return (
    <form onSubmit={submit} className={`${styles.panel} ${styles.form}`}>
      <Combobox
        id="link-address"
        label={t('address')}
        hint={t('addressHint')}
        error={isInvalid ? t('noAddress') : undefined}
        value={value}
        {...combobox}
        onType={changeValue}
        onChoose={choose}
        onEnter={enter}
        onBlur={() => undefined}
      />
      <CheckField id="link-window" input={{ name: 'newWindow', defaultChecked: isNewWindow }}>
        {t('newWindow')}
      </CheckField>
      <SubmitButton isSending={false}>{t('setLink')}</SubmitButton>
      {/^(https?:|\/)/.test(href) && (
        <a href={toEditAddress(href, window.location.href) ?? href} target="_blank" rel="noopener">
          {t('openLink')}
        </a>
      )}
    </form>
  )
}
