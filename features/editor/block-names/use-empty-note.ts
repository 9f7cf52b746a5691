import { useLocale, useTranslations } from 'next-intl'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { listAllowedModels } from '@/lib/contract/blocks/placement'
import type { GetEditAttributes } from '../page-elements/edit-attributes'
import { useModelName } from './use-model-name'
import { useReusableName } from './use-reusable-name'

/**
 * Returns the attributes that name the empty lists of a module and explain how to fill them; none
 * for a module without lists.
 */
export function useEmptyNote(): GetEditAttributes {
  const t = useTranslations('editor.block')
  const language = useLocale()
  const getModelName = useModelName()
  const getReusableName = useReusableName()
  const toNote = ({ model, slug, data }: Module) => {
    const container = moduleSchema.safeParse(data.reusable).data
    if (container?.slug)
      return t('emptyShared', { name: getReusableName({ title: getTitle(container), slug: container.slug }) })
    if (data.records) return t('emptyRecords', { name: getModelName(model) })
    return t('empty', {
      name: slug ? getReusableName({ title: getTitle({ data }), slug }) : getModelName(model),
    })
  }
  return (module) =>
    listAllowedModels(module.model).length > 0 ? { 'data-empty': toNote(module), 'data-empty-language': language } : {}
}

function getTitle({ data }: Pick<Module, 'data'>): string {
  return typeof data.title === 'string' ? data.title : ''
}
