import { holdsOfProjections } from '../../testing/projectionProperties';

holdsOfProjections(2_000);
