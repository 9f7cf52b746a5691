/** The path of the job board in every language, for browsers that have no table of routes. */
export const jobBoardPath = '/jobboerse'
