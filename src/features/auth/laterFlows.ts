/** The flows that most visits do without. They come with the first form of theirs, and by the time it is sent are here. */
export const laterFlows = () => import(/* webpackChunkName: "authFlows" */ './flows/later');
