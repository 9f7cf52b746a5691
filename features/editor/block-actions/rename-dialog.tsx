import { useTranslations } from 'next-intl'
import { type SubmitEvent, useId, useState } from 'react'
import form from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Dialog } from '@/components/ui/dialog'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { maxBlockName } from '@/lib/contract/blocks/marks'

interface RenameDialogProps {
  /** What editors call the block now; empty for nothing of their own. */
  present: string
  /** What it is called without a name of its own. */
  usual: string
  onRename: (name: string) => void
  onClose: () => void
}

/** The dialog in which a block gets a name of its own, by which editors find it. */
export function RenameDialog({ present, usual, onRename, onClose }: RenameDialogProps) {
  const t = useTranslations('editor.blockMarks.rename')
  const id = useId()
  const [name, setName] = useState(present)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRename(name)
  }
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form onSubmit={submit} className={form.form}>
        <TextField
          id={id}
          label={t('name')}
          hint={t('hint', { usual })}
          input={{
            value: name,
            maxLength: maxBlockName,
            autoComplete: 'off',
            onChange: ({ currentTarget }) => setName(currentTarget.value),
          }}
        />
        <p className={form.actions}>
          <SubmitButton isSending={false}>{t('submit')}</SubmitButton>
          <ToolButton onClick={onClose}>{t('cancel')}</ToolButton>
        </p>
      </form>
    </Dialog>
  )
}
