import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Inbox } from '../records/inbox.tsx';
import { PartsPage } from '../records/page.tsx';
import { JobCard } from './job-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { JOB_STATES, type Feedback, type JobApplication, type Message, type Review } from './types.ts';
import { WrittenCard } from './written-card.tsx';

const NEWEST = { field: 'sent_at', order: 'DESC' } as const;
const WRITTEN_STATES = [
  { id: 'new', name: 'counter.message.state.new' },
  { id: 'answered', name: 'counter.message.state.answered' },
  { id: 'closed', name: 'counter.message.state.closed' },
  { id: 'spam', name: 'counter.message.state.spam' },
];

const Messages = () => {
  const translate = useTranslate();
  return (
    <Inbox<Message>
      path="/V1/messages"
      sort={NEWEST}
      state={{ field: 'state', values: WRITTEN_STATES }}
      card={(message, reload) => (
        <WrittenCard
          path={`/V1/messages/${message.id}`}
          record={message}
          title={`${translate(`counter.message.topic.${message.topic}`)} · ${message.id}`}
          comment={message.comment}
          reload={reload}
        >
          {[message.order_number, message.sku].filter(Boolean).length > 0 && (
            <Typography>{[message.order_number, message.sku].filter(Boolean).join(' · ')}</Typography>
          )}
        </WrittenCard>
      )}
    />
  );
};

const AllFeedback = () => {
  const translate = useTranslate();
  return (
    <Inbox<Feedback>
      path="/V1/feedback"
      sort={NEWEST}
      state={{ field: 'state', values: WRITTEN_STATES }}
      card={(feedback, reload) => (
        <WrittenCard
          path={`/V1/feedback/${feedback.id}`}
          record={feedback}
          title={`${translate(`counter.feedback.type.${feedback.feedback_type}`)} · ${feedback.id}`}
          comment={feedback.feedback_text ?? ''}
          reload={reload}
        >
          <Typography>
            {[
              feedback.overall_experience_rate &&
                translate('counter.feedback.rate', { rate: feedback.overall_experience_rate }),
              feedback.product_name,
              feedback.showroom_city,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </WrittenCard>
      )}
    />
  );
};

const Reviews = () => (
  <Inbox<Review>
    path="/V1/reviews"
    sort={{ field: 'written_at', order: 'DESC' }}
    state={{
      field: 'status',
      values: [
        { id: 'pending', name: 'counter.review.pending' },
        { id: 'approved', name: 'counter.review.approved' },
        { id: 'rejected', name: 'counter.review.rejected' },
      ],
    }}
    card={(review, reload) => <ReviewCard review={review} reload={reload} />}
  />
);

const Applications = () => (
  <Inbox<JobApplication>
    path="/V1/jobApplications"
    sort={NEWEST}
    state={{ field: 'state', values: JOB_STATES.map((id) => ({ id, name: `counter.job.state.${id}` })) }}
    card={(application, reload) => <JobCard application={application} reload={reload} />}
  />
);

/** Messages, feedback, reviews and job applications. */
export const MessagesPage = () => (
  <PartsPage
    path="/messages"
    title="counter.messages.title"
    parts={[
      {
        name: 'contact',
        label: 'counter.messages.contact',
        scope: 'customers:read',
        feature: 'contact',
        content: () => <Messages />,
      },
      {
        name: 'feedback',
        label: 'counter.messages.feedback',
        scope: 'customers:read',
        feature: 'feedback',
        content: () => <AllFeedback />,
      },
      {
        name: 'reviews',
        label: 'counter.messages.reviews',
        scope: 'content:read',
        feature: 'reviews',
        content: () => <Reviews />,
      },
      {
        name: 'jobs',
        label: 'counter.messages.jobs',
        scope: 'customers:read',
        feature: 'careers',
        content: () => <Applications />,
      },
    ]}
  />
);
