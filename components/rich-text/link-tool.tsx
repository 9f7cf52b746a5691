import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import styles from './rich-text-box.module.css'
import { parseAddress, setLink } from './set-link'

/** Edits the link of the selected words; an empty address removes it. */
export function LinkTool({ editor, id }: { editor: Editor; id: string }) {
  const t = useTranslations('editor.text')
  const panel = useRef<HTMLDetailsElement>(null)
  const { href } = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getAttributes('link'),
  })
  const currentHref = typeof href === 'string' ? href : ''
  const setAddress = (address: string) => {
    setLink(editor, { address, title: address.replace(/^(?:https?:\/\/|mailto:)/, ''), isNewWindow: false })
    if (panel.current) panel.current.open = false
  }
  return (
    <ToolDisclosure ref={panel} icon="link" variant="square" label={t('link')} takesFocus>
      <LinkAddress key={currentHref} id={id} href={currentHref} onSet={setAddress} />
    </ToolDisclosure>
  )
}

/**
 * A field with a button. It is not a form element, because the tool may be inside a form and forms
 * cannot be nested.
 */
function LinkAddress({ id, href, onSet }: { id: string; href: string; onSet: (address: string) => void }) {
  const t = useTranslations('jobs.form.link')
  const [value, setValue] = useState(href)
  const [isInvalid, setInvalid] = useState(false)
  const submit = () => {
    const address = parseAddress(value)
    if (address === null) setInvalid(true)
    else onSet(address)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.link}>
      <TextField
        id={id}
        label={t('address')}
        hint={t('hint')}
        error={isInvalid ? t('noAddress') : undefined}
        input={{
          value,
          autoComplete: 'off',
          inputMode: 'url',
          onKeyDown: handleKeyDown,
          onChange: ({ currentTarget }) => {
            setValue(currentTarget.value)
            setInvalid(false)
          },
        }}
      />
      <Button onClick={submit}>{t('set')}</Button>
    </div>
  )
}
