import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { MediaFolder } from '@/lib/contract/media'
import { useRefusalText } from '../use-refusal-text'
import { changeFolder, createFolder, deleteFolder } from './folder-calls'
import styles from './folder-tools.module.css'
import { folderChoices } from './folder-tree'

export interface FolderToolsProps {
  locale: Locale
  folders: MediaFolder[]
  /** The folder that they are for; null is the top of the tree. */
  folder: MediaFolder | null
  /** The folders are others by now; after a change `next` is the one to be shown, null for all. */
  onChange: (next?: number | null) => Promise<void>
}

const changes = ['rename', 'move', 'remove'] as const
type Task = 'create' | (typeof changes)[number]

/** Makes a folder in the chosen one, renames that, moves it, deletes it. */
export function FolderTools({ locale, folders, folder, onChange }: FolderToolsProps) {
  const t = useTranslations('editor.pictures.folders')
  const refusalText = useRefusalText()
  const [task, setTask] = useState<Task | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const begin = (next: Task | null) => {
    setTask(next)
    setError(null)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!task || isSending) return
    setSending(true)
    const result = await perform({ locale, folder, task, fields: new FormData(event.currentTarget) })
    setSending(false)
    if (!result.ok) {
      setError(refusalText(result.failure))
      // The refusal may be that the folder is another by now.
      return onChange()
    }
    begin(null)
    return onChange(result.value)
  }

  return (
    <div className={styles.tools}>
      <div className={styles.actions}>
        <button type="button" className={formStyles.quiet} onClick={() => begin('create')}>
          {t('create')}
        </button>
        {folder &&
          changes.map((change) => (
            <button key={change} type="button" className={formStyles.quiet} onClick={() => begin(change)}>
              {t(change)}
            </button>
          ))}
      </div>
      {task && (
        <form key={task} onSubmit={(event) => void submit(event)} className={styles.form}>
          {(task === 'create' || task === 'rename') && (
            <TextField
              id="folder-name"
              label={folder && task === 'create' ? t('nameIn', { name: folder.name }) : t('name')}
              error={error ?? undefined}
              isRequired
              input={{
                name: 'name',
                defaultValue: task === 'rename' ? folder?.name : '',
                maxLength: 100,
                autoComplete: 'off',
                autoFocus: true,
              }}
            />
          )}
          {task === 'move' && folder && (
            <Field id="folder-parent" label={t('moveTo', { name: folder.name })} error={error ?? undefined}>
              {(control) => (
                <select
                  {...control}
                  name="parent"
                  className={formStyles.input}
                  defaultValue={folder.parent ?? ''}
                >
                  <option value="">{t('top')}</option>
                  {folderChoices(folders, folder.id).map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {task === 'remove' && folder && (
            <>
              <p>{t('removeQuestion', { name: folder.name })}</p>
              {error && (
                <p role="alert" className={formStyles.error}>
                  {error}
                </p>
              )}
            </>
          )}
          <div className={styles.actions}>
            <SubmitButton isSending={isSending}>{t(task === 'remove' ? 'removeNow' : 'save')}</SubmitButton>
            <button type="button" className={formStyles.quiet} onClick={() => begin(null)}>
              {t('cancel')}
            </button>
          </div>
        </form>
      )}
    </div>
  )
}

interface Order {
  locale: Locale
  folder: MediaFolder | null
  task: Task
  fields: FormData
}

/** Does what was asked for. @returns the folder to be shown then, null for all */
async function perform({ locale, folder, task, fields }: Order): Promise<Result<number | null>> {
  if (folder && task === 'remove') {
    const result = await deleteFolder(locale, folder)
    return result.ok ? { ok: true, value: folder.parent } : result
  }
  const name = String(fields.get('name') ?? '').trim()
  const change = task === 'move' ? { parent: Number(fields.get('parent')) || null } : { name }
  const result =
    folder && task !== 'create'
      ? await changeFolder(locale, folder, change)
      : await createFolder(locale, { name, parent: folder?.id ?? null })
  return result.ok ? { ok: true, value: result.value.id } : result
}
