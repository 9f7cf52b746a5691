import ts from 'typescript'

export const maxFunctionLines = 120

export interface LongFunction {
  name: string
  lines: number
}

/** Returns the function at a node if it has too many lines. */
export function findLongFunction(node: ts.Node, source: ts.SourceFile): LongFunction[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return []
  const getLine = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const lines = getLine(node.end) - getLine(node.getStart(source)) + 1
  return lines > maxFunctionLines ? [{ name: getFunctionName(node, source), lines }] : []
}

/** Returns the name of a function, or of the variable or property that holds it. */
function getFunctionName(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  const { parent } = node
  const holder = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined
  return (node.name ?? holder)?.getText(source) ?? 'an anonymous function'
}
