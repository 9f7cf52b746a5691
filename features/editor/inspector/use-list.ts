import { useEffect, useState } from 'react'

/** A list that is on its way, is there, or cannot be read. */
export type List<Item> = 'loading' | 'failed' | readonly Item[]

/** Reads a list as soon as it is wanted. */
export function useList<Item>(load: () => Promise<readonly Item[] | null>, isWanted = true): List<Item> {
  const [list, setList] = useState<List<Item>>('loading')

  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    void load().then((items) => {
      if (!isOver) setList(items ?? 'failed')
    })
    return () => {
      isOver = true
    }
  }, [load, isWanted])

  return list
}
