import { Agent } from 'node:https';
import { leadTo } from '../../server/test/support/PushService';

// Loaded into a server before it starts: what it sends to push services goes to that of the tests, on this machine.
leadTo(Number(process.env.PUSH_SERVICE_PORT), Agent.prototype);
