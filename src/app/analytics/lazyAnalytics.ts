import type { SagaContext } from '@shared/sagas/context';

const quietly = () => undefined;

/** Both come over the line when they are first needed; a person never waits for them nor hears of their failure. */
export const track: SagaContext['track'] = (event, email) =>
  void import(/* webpackChunkName: "track" */ './pushEvent').then(({ pushEvent }) => pushEvent(event, email), quietly);

export const loadTag: SagaContext['loadTag'] = (key) =>
  import(/* webpackChunkName: "tag" */ './loadTag').then((tag) => tag.loadTag(key), quietly);
