const britishPattern =
  /\b(?:theatre|centre|colour|favour|labour|neighbour|behaviour|honour|catalogue|dialogue|programme|grey|cheque|metre|licence|organis|recognis|analys[ei]|cancelled|labelled|travelling|fulfil|whilst|towards)(?!\w*l{2})/i

/** Finds the first British spelling in an English text. */
export function findBritishSpelling(text: string): string | null {
  return britishPattern.exec(text)?.[0] ?? null
}
