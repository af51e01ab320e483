/** The flows that most visits do without. They come with the first form of theirs, and by the time it is sent are here. */
export const lateFlows = () => import(/* webpackChunkName: "authFlows" */ './flows/lateAuthFlows');
